/** The boulders for drawing: five wooden blocks, none quite square. Hundredths of a centimetre. */

/** Corners of each: the first four on the left, the first two of these behind, the first of these below, and so on. */
export const BLOCKS: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [-55, -53, -61],
    [-57, -55, 60],
    [-57, 54, -57],
    [-55, 57, 57],
    [55, -54, -57],
    [58, -56, 57],
    [54, 54, -57],
    [57, 53, 58],
  ],
  [
    [-53, -63, -69],
    [-54, -62, 68],
    [-54, 64, -68],
    [-51, 60, 69],
    [53, -60, -67],
    [53, -64, 65],
    [53, 61, -65],
    [53, 64, 66],
  ],
  [
    [-59, -63, -65],
    [-58, -63, 63],
    [-59, 65, -65],
    [-56, 61, 65],
    [59, -61, -63],
    [58, -63, 62],
    [56, 61, -64],
    [59, 63, 67],
  ],
  [
    [-55, -65, -55],
    [-57, -67, 54],
    [-57, 64, -56],
    [-56, 66, 56],
    [59, -65, -58],
    [54, -64, 57],
    [55, 65, -55],
    [57, 65, 57],
  ],
  [
    [-67, -59, -59],
    [-65, -57, 60],
    [-66, 58, -62],
    [-68, 60, 63],
    [66, -59, -61],
    [67, -58, 60],
    [68, 58, -59],
    [65, 57, 59],
  ],
];

/** The sides of a block by its corners, counterclockwise. */
export const SIDES: readonly (readonly [number, number, number, number])[] = [
  [4, 6, 7, 5],
  [0, 1, 3, 2],
  [2, 3, 7, 6],
  [0, 4, 5, 1],
  [1, 5, 7, 3],
  [0, 2, 6, 4],
];
