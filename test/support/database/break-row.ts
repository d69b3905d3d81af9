import type { Database } from '../../../server/db/queryable'

/** A row, by its key. */
interface Row {
  table: string
  key: string
  value: string
  /** The code of the error. */
  code?: string
}

/** Has every change of a row fail, as one does that the rules no longer fit. Answers what mends it. */
export const breakRow = async (
  database: Database,
  { table, key, value, code = 'P0001' }: Row,
): Promise<() => Promise<unknown>> => {
  await database.query(
    `CREATE OR REPLACE FUNCTION break_row() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'broken for a test' USING ERRCODE = '${code}'; END $$;
     CREATE TRIGGER broken BEFORE UPDATE ON ${table} FOR EACH ROW WHEN (OLD.${key} = '${value}') EXECUTE FUNCTION break_row();`,
  )
  return () => database.query(`DROP TRIGGER broken ON ${table}`)
}
