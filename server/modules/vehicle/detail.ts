import type {
  CarStill,
  ModelDetail,
  OptionGroup,
  OptionRule,
  SmallViews,
  VehicleOption,
  VehicleVersion,
} from '@/wire/schemas/vehicle'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { together, type Statement } from '../../db/together'
import { modelOf, theModel } from './find-model'

type VersionRow = Omit<VehicleVersion, 'optionGroups' | 'rules'>
type GroupRow = Omit<OptionGroup, 'options'>

interface OptionRow extends VehicleOption {
  pnoTwelve: string
  attributeType: string
}

const versionsOf = (modelId: string): Statement<VersionRow> => ({
  sql: `SELECT pno_twelve AS "pnoTwelve", ${said('version', 'display_name')} AS "displayName",
       ${said('version', 'attribute_name')} AS "attributeName", price_fen AS "priceFen", picture,
       is_popular AS "isPopular", delivery_weeks_from AS "deliveryWeeksFrom",
       delivery_weeks_to AS "deliveryWeeksTo", ${said('version', 'facts')} AS facts
     FROM version WHERE model_id = $1 AND withdrawn_at IS NULL ORDER BY sort`,
  params: [modelId],
})

const optionGroupsOf = (modelId: string): Statement<GroupRow> => ({
  sql: `SELECT attribute_type AS "attributeType", ${said('option_group', 'display_name')} AS "displayName",
       selection_mode AS "selectionMode"
     FROM option_group WHERE model_id = $1 ORDER BY sort`,
  params: [modelId],
})

const optionsOf = (modelId: string): Statement<OptionRow> => ({
  sql: `SELECT price.pno_twelve AS "pnoTwelve", option.attribute_type AS "attributeType",
       option.attribute_no AS "attributeNo", ${said('option', 'attribute_name')} AS "attributeName",
       ${said('option', 'display_name')} AS "displayName", price.price_fen AS "priceFen", option.picture,
       price.is_standard AS "isStandard", option.code, option.factory_no AS "factoryNo"
     FROM option JOIN option_price price ON price.attribute_no = option.attribute_no
     WHERE option.model_id = $1 AND option.withdrawn_at IS NULL ORDER BY option.sort`,
  params: [modelId],
})

const optionRulesOf = (modelId: string): Statement<OptionRule> => ({
  sql: `SELECT rule.kind, rule.attribute_no AS "attributeNo", rule.other_no AS "otherNo",
    ${said('option_rule', 'note', 'rule')} AS note
     FROM option_rule rule JOIN option ON option.attribute_no = rule.attribute_no
     WHERE option.model_id = $1 ORDER BY rule.attribute_no, rule.other_no`,
  params: [modelId],
})

const stillsOf = (modelId: string): Statement<CarStill> => ({
  sql: `SELECT still.view, still.paint_no AS "paintNo", still.wheels_no AS "wheelsNo", still.picture
     FROM model_still still JOIN option ON option.attribute_no = still.paint_no
     WHERE still.model_id = $1 AND option.withdrawn_at IS NULL
     ORDER BY option.sort, still.view, still.is_usual DESC, still.wheels_no`,
  params: [modelId],
})

const smallViewsOf = (modelId: string): Statement<SmallViews> => ({
  sql: `SELECT shown.paint_no AS "paintNo", shown.picture
     FROM model_views shown JOIN option ON option.attribute_no = shown.paint_no
     WHERE shown.model_id = $1 AND option.withdrawn_at IS NULL ORDER BY option.sort`,
  params: [modelId],
})

const groupsOf = (groups: readonly GroupRow[], options: readonly OptionRow[], pno: string): OptionGroup[] =>
  groups.map((group) => ({
    ...group,
    options: options
      .filter(({ pnoTwelve, attributeType }) => pnoTwelve === pno && attributeType === group.attributeType)
      .map(({ pnoTwelve: _pno, attributeType: _type, ...option }) => option),
  }))

/** A rule about something that a version does not offer says nothing there. */
const rulesOf = (rules: readonly OptionRule[], groups: readonly OptionGroup[]): OptionRule[] => {
  const offered = new Set(groups.flatMap(({ options }) => options).map(({ attributeNo }) => attributeNo))
  return rules.filter(({ attributeNo, otherNo }) => offered.has(attributeNo) && offered.has(otherNo))
}

/**
 * A model with its versions and, for each, the options it may have with their prices in fen and their rules.
 *
 * @throws Refusal modelNotFound for an unknown id, noLongerOffered for a withdrawn model.
 */
export const modelDetailById = async (database: Queryable, modelId: string): Promise<ModelDetail> => {
  const { models, versions, groups, options, rules, stills, smallViews } = await together(database, {
    models: modelOf(modelId),
    versions: versionsOf(modelId),
    groups: optionGroupsOf(modelId),
    options: optionsOf(modelId),
    rules: optionRulesOf(modelId),
    stills: stillsOf(modelId),
    smallViews: smallViewsOf(modelId),
  })
  return {
    ...theModel(models),
    stills,
    smallViews,
    versions: versions.map((version) => {
      const optionGroups = groupsOf(groups, options, version.pnoTwelve)
      return { ...version, optionGroups, rules: rulesOf(rules, optionGroups) }
    }),
  }
}
