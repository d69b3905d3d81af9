import { formatShanghai } from '@/domain/time/shanghai-time'
import { seeOneMoment } from '../../db/one-moment'
import type { Database } from '../../db/queryable'
import { dataSections } from './sections'

/** What is kept of a person, part by part, as the file tells it. */
interface MyData {
  madeTime: string
  sections: { name: string; rows: Record<string, unknown>[] }[]
}

/** Instants are told as everywhere on the wire. */
const told = (value: unknown): unknown => (value instanceof Date ? formatShanghai(value.getTime()) : value)

const toldRow = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, told(value)]))

/** Everything that is kept of a person at one moment; parts that hold nothing are left out. */
export const readMyData = async (
  database: Pick<Database, 'transaction'>,
  userId: string,
  now: Date,
): Promise<MyData> => {
  const sections = await database.transaction(async (tx) => {
    await seeOneMoment(tx)
    const read: MyData['sections'] = []
    for (const { name, sql } of dataSections) {
      const rows = await tx.query<object>(sql, [userId])
      if (rows.length > 0) read.push({ name, rows: rows.map(toldRow) })
    }
    return read
  })
  return { madeTime: formatShanghai(now.getTime()), sections }
}
