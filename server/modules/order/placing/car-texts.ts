import type { InBoth, Language } from '@/language/language'
import type { ModelFact, VehicleVersion } from '@/wire/schemas/vehicle'
import type { Chosen } from '@/domain/configuration/catalogue'
import { figureText } from '@/domain/vehicle/figure-text'
import { inBoth } from '../../../db/content-columns'
import type { Queryable } from '../../../db/queryable'
import type { CarSnapshot } from '../../order-record/row/order-row'

interface VersionTexts {
  displayName: InBoth<string>
  attributeName: InBoth<string>
  facts: InBoth<ModelFact[]>
}

/** Enough to know the version by. */
const MAX_LIGHTS = 3

const sentenceOf = {
  en: (fact: ModelFact) => `${figureText(fact)} ${fact.label}`,
  zh: (fact: ModelFact) => `${fact.label} ${figureText(fact)}`,
} as const satisfies InBoth<(fact: ModelFact) => string>

/** What sets a version apart, in a few words of a language: the first of its facts. */
export const lightsIn = (language: Language, facts: InBoth<ModelFact[]>): string[] =>
  facts[language].slice(0, MAX_LIGHTS).map(sentenceOf[language])

const findVersionTexts = async (db: Queryable, pnoTwelve: string): Promise<VersionTexts> => {
  const found = await db.one<VersionTexts>(
    `SELECT ${inBoth('version', 'display_name')} AS "displayName", ${inBoth('version', 'attribute_name')} AS "attributeName",
       ${inBoth('version', 'facts')} AS facts
     FROM version WHERE pno_twelve = $1`,
    [pnoTwelve],
  )
  if (found === undefined) throw new Error('A version vanished between two statements.')
  return found
}

const listAttributes = (db: Queryable, modelId: string, chosen: Chosen): Promise<CarSnapshot['attributes']> =>
  db.query(
    `SELECT option.attribute_type AS "attributeType", ${inBoth('option', 'display_name')} AS "displayName",
       ${inBoth('option', 'attribute_name')} AS "attributeName", option.attribute_no AS "attributeNo"
     FROM option JOIN option_group USING (model_id, attribute_type)
     WHERE model_id = $1 AND option.attribute_no = ANY ($2) ORDER BY option_group.sort, option.sort`,
    [modelId, chosen],
  )

/** The name of an option in both languages; null for one that is not there. */
export const optionName = async (db: Queryable, attributeNo: string): Promise<InBoth<string> | null> => {
  const found = await db.one<{ name: InBoth<string> }>(
    `SELECT ${inBoth('option', 'display_name')} AS name FROM option WHERE attribute_no = $1`,
    [attributeNo],
  )
  return found?.name ?? null
}

/** What an ordered car is told by, in both languages, with the price and the delivery time of its version. */
export const carTexts = async (
  db: Queryable,
  { id: modelId }: { id: string },
  { pnoTwelve, priceFen, deliveryWeeksFrom, deliveryWeeksTo }: VehicleVersion,
  chosen: Chosen,
): Promise<Pick<CarSnapshot, 'version' | 'attributes' | 'lights' | 'deliveryWeeks'>> => {
  const { displayName, attributeName, facts } = await findVersionTexts(db, pnoTwelve)
  return {
    version: { displayName, attributeName, salePrice: priceFen, price: priceFen, pnoTwelve },
    attributes: await listAttributes(db, modelId, chosen),
    lights: { en: lightsIn('en', facts), zh: lightsIn('zh', facts) },
    deliveryWeeks: { from: deliveryWeeksFrom, to: deliveryWeeksTo },
  }
}
