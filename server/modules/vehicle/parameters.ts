import type { Parameter, ParameterGroup, ParameterTable, ParameterValue } from '@/wire/schemas/vehicle'
import { ParameterKind, type BetterFigure } from '@/wire/enums/vehicle'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { together, type Statement } from '../../db/together'
import { modelOf, theModel } from './find-model'
import { SIDE_PICTURE } from './side-picture'

interface ParameterRow {
  groupName: string
  name: string
  footnote: string | null
  better: BetterFigure | null
  valueByVersion: Readonly<Record<string, ParameterValue>>
}

const NOT_KNOWN: ParameterValue = { kind: ParameterKind.none, text: '' }

const rowsOf = (modelId: string): Statement<ParameterRow> => ({
  sql: `SELECT ${said('model_parameter', 'group_name')} AS "groupName", ${said('model_parameter', 'name')} AS name,
       ${said('model_parameter', 'footnote')} AS footnote, better,
       ${said('model_parameter', 'value_by_version')} AS "valueByVersion"
     FROM model_parameter WHERE model_id = $1 ORDER BY sort`,
  params: [modelId],
})

const columnsOf = (modelId: string): Statement<ParameterTable['versions'][number]> => ({
  sql: `SELECT version.pno_twelve AS "pnoTwelve", ${said('version', 'display_name')} AS "displayName",
       version.price_fen AS "priceFen", ${SIDE_PICTURE} AS picture
     FROM version
     WHERE version.model_id = $1 AND version.withdrawn_at IS NULL ORDER BY version.sort`,
  params: [modelId],
})

const groupRows = (parameters: readonly (Parameter & { groupName: string })[]): ParameterGroup[] =>
  [...new Set(parameters.map(({ groupName }) => groupName))].map((name) => ({
    groupName: name,
    parameters: parameters
      .filter(({ groupName }) => groupName === name)
      .map(({ groupName: _, ...parameter }) => parameter),
  }))

/**
 * The parameters of a model, a column for each version; footnotes are numbered in the order of the table.
 *
 * @throws Refusal modelNotFound for an unknown id, noLongerOffered for a withdrawn model.
 */
export const parameterTable = async (database: Queryable, modelId: string): Promise<ParameterTable> => {
  const { models, versions, rows } = await together(database, {
    models: modelOf(modelId),
    versions: columnsOf(modelId),
    rows: rowsOf(modelId),
  })
  const { modelName } = theModel(models)
  const footnotes = [...new Set(rows.flatMap(({ footnote }) => footnote ?? []))]
  const parameters = rows.map(({ groupName, name, footnote, better, valueByVersion }) => ({
    groupName,
    name,
    footnote: footnote === null ? null : footnotes.indexOf(footnote) + 1,
    better,
    values: versions.map(({ pnoTwelve }) => valueByVersion[pnoTwelve] ?? NOT_KNOWN),
  }))
  return { modelId, modelName, versions, groups: groupRows(parameters), footnotes }
}
