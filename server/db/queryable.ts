/** A value that travels as a query parameter. */
export type SqlValue = string | number | boolean | Date | Buffer | null | readonly (string | number | Date | null)[]

/** What runs plain SQL: the database itself, or one transaction of it. */
export interface Queryable {
  /** All rows of a statement. The caller names the row's type; bigint arrives as a safe number, date as text. */
  query<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>
  /** The first row, if there is one. */
  one<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined>
}

/** The connections of a pool: at work, at rest, and how many callers wait for one. */
export interface ConnectionLoad {
  busy: number
  idle: number
  waiting: number
}

/** A PostgreSQL database. */
export interface Database extends Queryable {
  /** For what may be a second old and is the same for everybody: a replica answers, where there is one. It only reads. */
  recent: Queryable
  /**
   * Runs the work in one transaction and commits. After a serialisation failure or deadlock the whole work runs again,
   * so it must do nothing outside the database: no network, no files.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>
  /**
   * The same for work that changes a row which everybody wants, such as the places of an allocation. It has connections
   * of its own: while somebody holds the row, who waits for it keeps nobody from reading.
   *
   * @throws RowBusy when the row was not free in time.
   */
  hotTransaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>
  /** The same for work of a start, such as migrations: it takes, and waits for another process, as long as it takes. */
  patientTransaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>
  /**
   * Resolves when the database answers and, if its disk was full, has room again.
   *
   * @throws DatabaseUnavailable, NoRoom.
   */
  check(): Promise<void>
  /** What its pools are doing, by name. */
  load(): Readonly<Record<string, ConnectionLoad>>
  /** Ends every connection; later calls fail. */
  close(): Promise<void>
}
