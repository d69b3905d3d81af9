import type { ModelDetail, OptionGroup, VehicleOption, VehicleVersion } from '@/contract/entities/vehicle'
import { ErrorCode } from '@/contract/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../errors'

type ModelRow = Omit<ModelDetail, 'versions'>
type VersionRow = Omit<VehicleVersion, 'optionGroups'>
type GroupRow = Omit<OptionGroup, 'options'>

interface OptionRow extends VehicleOption {
  pnoTwelve: string
  attributeType: string
}

const findModel = (database: Queryable, modelId: string): Promise<ModelRow | undefined> =>
  database.one<ModelRow>(
    `SELECT id, name AS "modelName", sell_name AS "modelSellName", car_poster AS "carPoster" FROM model WHERE id = $1`,
    [modelId],
  )

const listVersions = (database: Queryable, modelId: string): Promise<VersionRow[]> =>
  database.query<VersionRow>(
    `SELECT pno_twelve AS "pnoTwelve", display_name AS "displayName", attribute_name AS "attributeName",
       price_fen AS "priceFen", facts
     FROM version WHERE model_id = $1 ORDER BY sort`,
    [modelId],
  )

const listGroups = (database: Queryable, modelId: string): Promise<GroupRow[]> =>
  database.query<GroupRow>(
    `SELECT attribute_type AS "attributeType", display_name AS "displayName", selection_mode AS "selectionMode"
     FROM option_group WHERE model_id = $1 ORDER BY sort`,
    [modelId],
  )

const listOptions = (database: Queryable, modelId: string): Promise<OptionRow[]> =>
  database.query<OptionRow>(
    `SELECT price.pno_twelve AS "pnoTwelve", option.attribute_type AS "attributeType",
       option.attribute_no AS "attributeNo", option.attribute_name AS "attributeName",
       option.display_name AS "displayName", price.price_fen AS "priceFen", option.picture,
       price.is_standard AS "isStandard"
     FROM option JOIN option_price price ON price.attribute_no = option.attribute_no
     WHERE option.model_id = $1 ORDER BY option.sort`,
    [modelId],
  )

const groupsOf = (groups: readonly GroupRow[], options: readonly OptionRow[], pno: string): OptionGroup[] =>
  groups.map((group) => ({
    ...group,
    options: options
      .filter(({ pnoTwelve, attributeType }) => pnoTwelve === pno && attributeType === group.attributeType)
      .map(({ pnoTwelve: _pno, attributeType: _type, ...option }) => option),
  }))

/**
 * A model with its versions and, for each, the options it may have with their prices in fen.
 *
 * @throws Refusal modelNotFound for an unknown id.
 */
export const modelDetailById = async (database: Queryable, modelId: string): Promise<ModelDetail> => {
  const model = await findModel(database, modelId)
  if (!model) throw new Refusal(ErrorCode.modelNotFound)
  const [versions, groups, options] = await Promise.all([
    listVersions(database, modelId),
    listGroups(database, modelId),
    listOptions(database, modelId),
  ])
  return {
    ...model,
    versions: versions.map((version) => ({ ...version, optionGroups: groupsOf(groups, options, version.pnoTwelve) })),
  }
}
