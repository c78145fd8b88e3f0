/** What will be needed soon is made while there is nothing else to do: a card that flies in must be carved already. */
export function ahead<Name>(names: readonly Name[], make: (name: Name) => unknown): () => void {
  const later = globalThis.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 50));
  const left = [...names];
  let isWanted = true;
  const next = (): void => {
    const name = left.shift();
    if (!isWanted || name === undefined) return;
    make(name);
    later(next);
  };
  later(next);
  return () => void (isWanted = false);
}
