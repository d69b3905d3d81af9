import type { OrderAttribute } from '@/wire/schemas/order'
import { listed } from '@/language/listed'
import { texts } from '@/language/texts'
import { LOOK_GROUPS, LookGroup } from '../configuration/look-group'
import { zh } from './ordered-parts-zh'

const en = {
  [LookGroup.exterior]: 'Colour',
  [LookGroup.wheels]: 'Wheels',
  [LookGroup.interior]: 'Interior',
  packs: 'Option packs',
  charging: 'Charging',
}

export type PartGroupLabels = typeof en

/** How the groups of an ordered car are called, in the order of the configurator. */
const GROUP_LABELS: Readonly<Record<string, string>> = texts(en, zh)

/** What tells two cars of a version apart at a glance. */
const MAIN_GROUPS: ReadonlySet<string> = new Set(LOOK_GROUPS)
const SEPARATOR = ' · '

/** The main choices of an ordered car by name: "Pine Green · Arc 10 · Dune"; empty where nothing was chosen. */
export const mainChoices = (attributes: readonly OrderAttribute[]): string =>
  attributes
    .filter(({ attributeType }) => MAIN_GROUPS.has(attributeType))
    .map(({ displayName }) => displayName)
    .join(SEPARATOR)

/** The paint of an ordered car by name; undefined where nothing was chosen. */
export const orderedPaintName = (attributes: readonly OrderAttribute[]): string | undefined =>
  attributes.find(({ attributeType }) => attributeType === LookGroup.exterior)?.displayName

/** An ordered car group by group: Colour, Pine Green. A group that this release does not know keeps its own name. */
export const partRows = (attributes: readonly OrderAttribute[]): { label: string; value: string }[] =>
  [...new Set(attributes.map(({ attributeType }) => attributeType))].map((type) => ({
    label: GROUP_LABELS[type] ?? type,
    value: listed(
      attributes.filter(({ attributeType }) => attributeType === type).map(({ displayName }) => displayName),
    ),
  }))

/** A car by model and version: "Vela 7 Long Range". */
export const carName = (modelName: string, versionName: string | null | undefined): string =>
  versionName ? `${modelName} ${versionName}` : modelName
