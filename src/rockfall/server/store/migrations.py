"""The schema of each store, version by version. A database of any of them is brought forward when a server starts.

A released version is never edited; what changes is added at the end. tests/server/databases has a small database of
each, made by the code of its time. A version is a list of steps, all in one transaction: SQL, or a function for what
SQL cannot do.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from rockfall.core.errors import BadOptions
from rockfall.server.logs import note
from rockfall.server.store import chain, texts

if TYPE_CHECKING:
    SqliteStep = str | Callable[[sqlite3.Connection], None]
    PostgresStep = str | Callable[[Any], Awaitable[None]]


def check_version(found: int, newest: int, what: str) -> None:
    if found > newest:
        raise BadOptions(
            f"database: expected {what} of schema version {newest} or older; got version {found}, which a newer"
            " Rockfall has made; start that one, or restore a backup from before the upgrade"
        )


# -- SQLite -----------------------------------------------------------------------------------------------


def _chain_sqlite(connection: sqlite3.Connection) -> None:
    for (code,) in connection.execute("SELECT DISTINCT table_code FROM entries").fetchall():
        query = "SELECT id, entry FROM entries WHERE table_code = ? ORDER BY version"
        rows = connection.execute(query, (code,)).fetchall()
        digests = chain.links(chain.beginning(code), (entry for _, entry in rows))
        chained = [(digest, id) for digest, (id, _) in zip(digests, rows, strict=True)]
        connection.executemany("UPDATE entries SET digest = ? WHERE id = ?", chained)
    connection.execute(
        """INSERT INTO logs SELECT table_code, version, digest FROM entries e
        WHERE version = (SELECT max(version) FROM entries WHERE table_code = e.table_code)"""
    )


def _pack_sqlite(connection: sqlite3.Connection) -> None:
    for (id,) in connection.execute("SELECT id FROM old_records").fetchall():
        game, at, text = connection.execute("SELECT game, at, text FROM old_records WHERE id = ?", (id,)).fetchone()
        digest, data = texts.packed(text)
        connection.execute("INSERT OR IGNORE INTO texts (digest, data) VALUES (?, ?)", (digest, data))
        row = (id, game, at, at, digest, len(data), False)
        connection.execute(
            "INSERT INTO records (id, game, at, opened, digest, size, imported) VALUES (?, ?, ?, ?, ?, ?, ?)", row
        )


SQLITE: list[list[SqliteStep]] = [
    [
        """
        CREATE TABLE entries (table_code TEXT, version INTEGER, entry BLOB NOT NULL,
            PRIMARY KEY (table_code, version)) WITHOUT ROWID;
        CREATE TABLE tables (code TEXT PRIMARY KEY, game TEXT NOT NULL, visibility TEXT NOT NULL, status TEXT NOT NULL,
            info BLOB NOT NULL, at INTEGER NOT NULL, goes_on INTEGER NOT NULL, version INTEGER NOT NULL) WITHOUT ROWID;
        CREATE INDEX tables_listed ON tables (visibility, status, at);
        CREATE INDEX tables_going_on ON tables (goes_on) WHERE goes_on;
        CREATE TABLE seated (guest TEXT, code TEXT, PRIMARY KEY (guest, code)) WITHOUT ROWID;
        CREATE TABLE guests (token_hash BLOB PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL)
            WITHOUT ROWID;
        CREATE TABLE records (id TEXT PRIMARY KEY, game TEXT NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL)
            WITHOUT ROWID;
        CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        """
    ],
    # In the order in which they came: what many tables add at the same time then lies on the same few pages.
    [
        """
        ALTER TABLE entries RENAME TO old_entries;
        CREATE TABLE entries (id INTEGER PRIMARY KEY, table_code TEXT NOT NULL, version INTEGER NOT NULL,
            entry BLOB NOT NULL);
        INSERT INTO entries (table_code, version, entry) SELECT table_code, version, entry FROM old_entries;
        DROP TABLE old_entries;
        CREATE UNIQUE INDEX entries_of_table ON entries (table_code, version);
        """
    ],
    # Logs are chained; records are compressed, under their digest; what is to be deleted is marked first. Nobody knows
    # when the guests of before were last here: let it have been when a table was last touched.
    [
        """
        ALTER TABLE entries ADD COLUMN digest BLOB;
        CREATE TABLE logs (code TEXT PRIMARY KEY, version INTEGER NOT NULL, digest BLOB NOT NULL) WITHOUT ROWID;
        """,
        _chain_sqlite,
        """
        ALTER TABLE tables ADD COLUMN marked INTEGER;
        ALTER TABLE guests ADD COLUMN marked INTEGER;
        UPDATE guests SET at = max(at, coalesce((SELECT max(at) FROM tables), 0));
        ALTER TABLE records RENAME TO old_records;
        CREATE TABLE texts (digest BLOB NOT NULL UNIQUE, data BLOB NOT NULL);
        CREATE TABLE records (id TEXT PRIMARY KEY, game TEXT NOT NULL, at INTEGER NOT NULL, opened INTEGER NOT NULL,
            digest BLOB NOT NULL, size INTEGER NOT NULL, imported INTEGER NOT NULL, marked INTEGER) WITHOUT ROWID;
        CREATE INDEX records_of_text ON records (digest);
        CREATE INDEX records_imported ON records (size) WHERE imported;
        """,
        _pack_sqlite,
        "DROP TABLE old_records",
        # The last generation of the journal (journal.py) whose records are in the tables above.
        "CREATE TABLE journal (taken_over INTEGER NOT NULL)",
        "INSERT INTO journal VALUES (0)",
    ],
]


def migrate_sqlite(connection: sqlite3.Connection, path: str, upgrades: Sequence[list[SqliteStep]] = SQLITE) -> None:
    """Bring a database forward, a version at a time; each as a whole or not at all."""
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    check_version(done, len(upgrades), f"a SQLite file ({path})")
    if not done and connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise BadOptions(
            f"database: expected a file that Rockfall has made, or a new one; {path} is the database of another"
            " program; nothing was changed"
        )
    for number, steps in enumerate(upgrades[done:], start=done + 1):
        if done:
            note("the database is being upgraded", schema=number)
        connection.execute("BEGIN IMMEDIATE")
        try:
            for step in steps:
                if isinstance(step, str):
                    for statement in filter(str.strip, step.split(";")):
                        connection.execute(statement)
                else:
                    step(connection)
            connection.execute(f"PRAGMA user_version={number}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


# -- PostgreSQL -------------------------------------------------------------------------------------------


async def _pack_postgres(connection: Any) -> None:
    for (id,) in await connection.fetch("SELECT id FROM old_records"):
        game, at, text = await connection.fetchrow("SELECT game, at, text FROM old_records WHERE id = $1", id)
        digest, data = texts.packed(text)
        await connection.execute("INSERT INTO texts VALUES ($1, $2) ON CONFLICT DO NOTHING", digest, data)
        await connection.execute(
            "INSERT INTO records VALUES ($1, $2, $3, $3, $4, $5, false)", id, game, at, digest, len(data)
        )


POSTGRES: list[list[PostgresStep]] = [
    [
        """
        CREATE TABLE logs (code TEXT PRIMARY KEY, version INTEGER NOT NULL) WITH (fillfactor = 50);
        CREATE TABLE entries (code TEXT, version INTEGER, entry BYTEA NOT NULL, PRIMARY KEY (code, version));
        CREATE TABLE tables (code TEXT PRIMARY KEY, game TEXT NOT NULL, visibility TEXT NOT NULL, status TEXT NOT NULL,
            info BYTEA NOT NULL, at BIGINT NOT NULL, goes_on BOOLEAN NOT NULL);
        CREATE INDEX tables_listed ON tables (visibility, status, at);
        CREATE INDEX tables_going_on ON tables (code) WHERE goes_on;
        CREATE TABLE seated (guest TEXT, code TEXT, PRIMARY KEY (guest, code));
        CREATE TABLE guests (token_hash BYTEA PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, at BIGINT NOT NULL);
        CREATE TABLE records (id TEXT PRIMARY KEY, game TEXT NOT NULL, at BIGINT NOT NULL, text TEXT NOT NULL);
        CREATE TABLE keys (name TEXT PRIMARY KEY, value BYTEA NOT NULL);

        CREATE SEQUENCE process_numbers AS INTEGER CYCLE;
        CREATE TABLE up (since BIGINT NOT NULL);
        CREATE UNLOGGED TABLE drivers (code TEXT PRIMARY KEY, process INTEGER NOT NULL);
        CREATE UNLOGGED TABLE present (code TEXT, process INTEGER, seats INTEGER[] NOT NULL,
            spectators INTEGER NOT NULL, PRIMARY KEY (code, process));

        -- For every table in turn: add its entries if it is at the version before them, and tell the other processes.
        CREATE FUNCTION append_entries(
            process INTEGER, codes TEXT[], befores INTEGER[], counts INTEGER[], added BYTEA[])
        RETURNS BOOLEAN[] LANGUAGE plpgsql AS $$
        DECLARE
            done BOOLEAN[] := '{}';
            taken INTEGER := 0;
        BEGIN
            FOR i IN 1 .. cardinality(codes) LOOP
                IF befores[i] = 0 THEN
                    INSERT INTO logs VALUES (codes[i], counts[i]) ON CONFLICT DO NOTHING;
                ELSE
                    UPDATE logs SET version = befores[i] + counts[i] WHERE code = codes[i] AND version = befores[i];
                END IF;
                done := done || FOUND;
                IF FOUND THEN
                    INSERT INTO entries
                        SELECT codes[i], befores[i] + n, added[taken + n] FROM generate_series(1, counts[i]) n;
                    PERFORM pg_notify('rockfall',
                        'moved ' || process || ' ' || codes[i] || ' ' || befores[i] + counts[i]);
                END IF;
                taken := taken + counts[i];
            END LOOP;
            RETURN done;
        END $$;

        -- The processes that live: those that hold the lock of their number.
        CREATE VIEW living AS SELECT objid::BIGINT::INTEGER AS process FROM pg_locks
            WHERE locktype = 'advisory' AND classid = 1919902571 AND objsubid = 2 AND granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
        """
    ],
    # The other processes are told the entries themselves, so that they need not read them; `news` has one text a table.
    [
        """
        DROP FUNCTION append_entries;
        CREATE FUNCTION append_entries(
            process INTEGER, codes TEXT[], befores INTEGER[], counts INTEGER[], added BYTEA[], news TEXT[])
        RETURNS BOOLEAN[] LANGUAGE plpgsql AS $$
        DECLARE
            done BOOLEAN[] := '{}';
            taken INTEGER := 0;
        BEGIN
            FOR i IN 1 .. cardinality(codes) LOOP
                IF befores[i] = 0 THEN
                    INSERT INTO logs VALUES (codes[i], counts[i]) ON CONFLICT DO NOTHING;
                ELSE
                    UPDATE logs SET version = befores[i] + counts[i] WHERE code = codes[i] AND version = befores[i];
                END IF;
                done := done || FOUND;
                IF FOUND THEN
                    INSERT INTO entries
                        SELECT codes[i], befores[i] + n, added[taken + n] FROM generate_series(1, counts[i]) n;
                    PERFORM pg_notify('rockfall',
                        'moved ' || process || ' ' || codes[i] || ' ' || befores[i] + counts[i] || news[i]);
                END IF;
                taken := taken + counts[i];
            END LOOP;
            RETURN done;
        END $$;
        """
    ],
    # As in SQLite's third.
    [
        """
        ALTER TABLE entries ADD COLUMN digest BYTEA;
        ALTER TABLE logs ADD COLUMN digest BYTEA;
        DO $$
        DECLARE
            each RECORD;
            at_table TEXT;
            chained BYTEA;
        BEGIN
            FOR each IN SELECT code, version, entry FROM entries ORDER BY code, version LOOP
                IF at_table IS DISTINCT FROM each.code THEN
                    chained := sha256(convert_to('rockfall ' || each.code, 'UTF8'));
                    at_table := each.code;
                END IF;
                chained := sha256(chained || each.entry);
                UPDATE entries SET digest = chained WHERE code = each.code AND version = each.version;
                UPDATE logs SET digest = chained WHERE code = each.code AND version = each.version;
            END LOOP;
        END $$;

        -- For every table in turn: add its entries, chained to the last, if it is at the version before them, and tell
        -- the other processes.
        CREATE OR REPLACE FUNCTION append_entries(
            process INTEGER, codes TEXT[], befores INTEGER[], counts INTEGER[], added BYTEA[], news TEXT[])
        RETURNS BOOLEAN[] LANGUAGE plpgsql AS $$
        DECLARE
            done BOOLEAN[] := '{}';
            taken INTEGER := 0;
            chained BYTEA;
            is_free BOOLEAN;
        BEGIN
            FOR i IN 1 .. cardinality(codes) LOOP
                IF befores[i] = 0 THEN
                    chained := sha256(convert_to('rockfall ' || codes[i], 'UTF8'));
                    INSERT INTO logs VALUES (codes[i], counts[i], chained) ON CONFLICT DO NOTHING;
                    is_free := FOUND;
                ELSE
                    SELECT digest INTO chained FROM logs WHERE code = codes[i] AND version = befores[i] FOR UPDATE;
                    is_free := FOUND;
                END IF;
                done := done || is_free;
                IF is_free THEN
                    FOR n IN 1 .. counts[i] LOOP
                        chained := sha256(chained || added[taken + n]);
                        INSERT INTO entries VALUES (codes[i], befores[i] + n, added[taken + n], chained);
                    END LOOP;
                    UPDATE logs SET version = befores[i] + counts[i], digest = chained WHERE code = codes[i];
                    PERFORM pg_notify('rockfall',
                        'moved ' || process || ' ' || codes[i] || ' ' || befores[i] + counts[i] || news[i]);
                END IF;
                taken := taken + counts[i];
            END LOOP;
            RETURN done;
        END $$;

        ALTER TABLE tables ADD COLUMN marked BIGINT;
        ALTER TABLE guests ADD COLUMN marked BIGINT;
        UPDATE guests SET at = greatest(at, coalesce((SELECT max(at) FROM tables), 0));
        ALTER TABLE records RENAME TO old_records;
        ALTER INDEX records_pkey RENAME TO old_records_pkey;
        CREATE UNLOGGED TABLE clock (one BOOLEAN PRIMARY KEY, now BIGINT NOT NULL);
        CREATE TABLE texts (digest BYTEA PRIMARY KEY, data BYTEA NOT NULL);
        CREATE TABLE records (id TEXT PRIMARY KEY, game TEXT NOT NULL, at BIGINT NOT NULL, opened BIGINT NOT NULL,
            digest BYTEA NOT NULL, size INTEGER NOT NULL, imported BOOLEAN NOT NULL, marked BIGINT);
        CREATE INDEX records_of_text ON records (digest);
        CREATE INDEX records_imported ON records (size) WHERE imported;
        """,
        _pack_postgres,
        "DROP TABLE old_records",
    ],
    # Leases: processes have them on their numbers, until a moment; drivers on tables, with a fencing number.
    [
        """
        CREATE SEQUENCE fences AS BIGINT;
        CREATE UNLOGGED TABLE nodes (process INTEGER PRIMARY KEY, until TIMESTAMPTZ NOT NULL) WITH (fillfactor = 20);
        DELETE FROM drivers;
        ALTER TABLE drivers ADD COLUMN fence BIGINT NOT NULL;

        -- The processes that live: whose lease goes on, and who hold the lock of their number.
        CREATE OR REPLACE VIEW living AS SELECT process FROM nodes WHERE until > clock_timestamp()
            AND process IN (SELECT objid::BIGINT::INTEGER FROM pg_locks
                WHERE locktype = 'advisory' AND classid = 1919902571 AND objsubid = 2 AND granted
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database()));

        -- For every table in turn: add its entries, chained to the last, and tell the other processes: 1. Not if it is
        -- at another version than the one before them: 0. Nor if they come from a driver whose lease on the table, by
        -- its fencing number, has ended: -1. Nothing at all, and null, if the lease of the process has.
        DROP FUNCTION append_entries;
        CREATE FUNCTION append_entries(me INTEGER, codes TEXT[], befores INTEGER[], fencing BIGINT[], counts INTEGER[],
            added BYTEA[], news TEXT[])
        RETURNS INTEGER[] LANGUAGE plpgsql AS $$
        DECLARE
            done INTEGER[] := '{}';
            taken INTEGER := 0;
            chained BYTEA;
            result INTEGER;
        BEGIN
            PERFORM FROM nodes WHERE process = me AND until > clock_timestamp();
            IF NOT FOUND THEN
                RETURN NULL;
            END IF;
            FOR i IN 1 .. cardinality(codes) LOOP
                result := 1;
                IF fencing[i] > 0 THEN  -- nobody takes the table over before this transaction ends
                    PERFORM FROM drivers WHERE code = codes[i] AND process = me AND fence = fencing[i] FOR SHARE;
                    IF NOT FOUND THEN
                        result := -1;
                    END IF;
                END IF;
                IF result = 1 AND befores[i] = 0 THEN
                    chained := sha256(convert_to('rockfall ' || codes[i], 'UTF8'));
                    INSERT INTO logs VALUES (codes[i], counts[i], chained) ON CONFLICT DO NOTHING;
                    result := FOUND::INTEGER;
                ELSIF result = 1 THEN
                    SELECT digest INTO chained FROM logs WHERE code = codes[i] AND version = befores[i] FOR UPDATE;
                    result := FOUND::INTEGER;
                END IF;
                done := done || result;
                IF result = 1 THEN
                    FOR n IN 1 .. counts[i] LOOP
                        chained := sha256(chained || added[taken + n]);
                        INSERT INTO entries VALUES (codes[i], befores[i] + n, added[taken + n], chained);
                    END LOOP;
                    UPDATE logs SET version = befores[i] + counts[i], digest = chained WHERE code = codes[i];
                    PERFORM pg_notify('rockfall',
                        'moved ' || me || ' ' || codes[i] || ' ' || befores[i] + counts[i] || news[i]);
                END IF;
                taken := taken + counts[i];
            END LOOP;
            RETURN done;
        END $$;
        """
    ],
]


async def migrate_postgres(connection: Any, upgrades: Sequence[list[PostgresStep]] = POSTGRES) -> None:
    """Bring a database forward, a version at a time; each as a whole or not at all."""
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (done INTEGER NOT NULL)")
    done = await connection.fetchval("SELECT coalesce(max(done), 0) FROM migrations")
    check_version(done, len(upgrades), "a PostgreSQL database")
    for number, steps in enumerate(upgrades[done:], start=done + 1):
        if done:
            note("the database is being upgraded", schema=number)
        async with connection.transaction():
            for step in steps:
                await (connection.execute(step) if isinstance(step, str) else step(connection))
            await connection.execute("INSERT INTO migrations VALUES ($1)", number)
