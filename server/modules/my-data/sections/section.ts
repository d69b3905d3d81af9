/** One part of what is kept of a person: its name in the file, and the statement that reads it; $1 is the account. */
export interface DataSection {
  name: string
  tables: readonly string[]
  sql: string
}
