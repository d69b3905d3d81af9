import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { DictEntry } from '@/wire/schemas/content'
import { dictionary } from '@/wire/endpoints/common'
import type { Queryable } from '../../db/queryable'
import { route } from '../../http/route'

const MAX_TYPE_LENGTH = 64

const dictEntry = Type.Object({
  dictType: Type.String(),
  dictLabel: Type.String(),
  dictValue: Type.String(),
  sort: Type.Integer(),
})

const listEntries = (database: Queryable, dictType: string): Promise<DictEntry[]> =>
  database.query<DictEntry>(
    `SELECT dict_type AS "dictType", dict_label AS "dictLabel", dict_value AS "dictValue", sort
     FROM dictionary_entry WHERE dict_type = $1 ORDER BY sort`,
    [dictType],
  )

/** `GET /common/dictData/byType`: a dictionary in display order, empty for an unknown one (specification section 7). */
export const dictionaryModule = (app: FastifyInstance): void => {
  route(app, dictionary, {
    schema: {
      request: Type.Object({ dictType: Type.String({ minLength: 1, maxLength: MAX_TYPE_LENGTH }) }),
      reply: Type.Array(dictEntry),
    },
    handler: ({ payload }) => listEntries(app.database, payload.dictType),
  })
}
