import type { FastifyInstance } from 'fastify'
import { dictionary } from '@/wire/endpoints/common'
import { DictEntries, DictionaryQuery, type DictEntry } from '@/wire/schemas/dictionary'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { route } from '../../http/route'

const listEntries = (database: Queryable, dictType: string): Promise<DictEntry[]> =>
  database.query<DictEntry>(
    `SELECT dict_type AS "dictType", ${said('dictionary_entry', 'dict_label')} AS "dictLabel", dict_value AS "dictValue", sort
     FROM dictionary_entry WHERE dict_type = $1 ORDER BY sort`,
    [dictType],
  )

/** `GET /common/dictData/byType`: a dictionary in display order, empty for an unknown one. */
export const dictionaryModule = (app: FastifyInstance): void => {
  route(app, dictionary, {
    schema: { request: DictionaryQuery, reply: DictEntries },
    handler: ({ payload }) => listEntries(app.database, payload.dictType),
  })
}
