import type { Parameter, ParameterTable, ParameterValue } from '@/wire/schemas/vehicle'
import { BetterFigure, ParameterKind } from '@/wire/enums/vehicle'
import { tellsApart } from '@/domain/configuration/parameter-differences'
import type { Pair } from './compare-pair'

/** A row of the comparison; at most one side is the better one. */
export interface CompareRow {
  name: string
  left: ParameterValue
  right: ParameterValue
  better: 'left' | 'right' | null
}

/** Having is better than being able to have, and that than not. */
const RANKS = {
  [ParameterKind.none]: 0,
  [ParameterKind.option]: 1,
  [ParameterKind.standard]: 2,
} as const

/** The first number of a text: 4,930 of "4,930 mm", 6 of "6–8 weeks". */
const FIGURE = /\d[\d,]*(?:\.\d+)?/

const figureOf = (text: string): number | null => {
  const [figure] = FIGURE.exec(text) ?? []
  return figure === undefined ? null : Number(figure.replace(/,/g, ''))
}

/** The more, the better; null for what cannot be compared. */
const rankOf = ({ kind, text }: ParameterValue, better: BetterFigure | null): number | null => {
  if (kind !== ParameterKind.text) return RANKS[kind]
  const figure = better === null ? null : figureOf(text)
  return figure !== null && better === BetterFigure.lower ? -figure : figure
}

const betterOf = (left: ParameterValue, right: ParameterValue, better: BetterFigure | null): CompareRow['better'] => {
  const [leftRank, rightRank] = [rankOf(left, better), rankOf(right, better)]
  if (leftRank === null || rightRank === null || leftRank === rightRank) return null
  return leftRank > rightRank ? 'left' : 'right'
}

/** The table's rows for two of its versions. */
export const compareRows = (
  { versions, groups }: ParameterTable,
  pair: Pair,
  onlyDifferences: boolean,
): CompareRow[] => {
  const [leftIndex, rightIndex] = pair.map((pno) => versions.findIndex(({ pnoTwelve }) => pnoTwelve === pno))
  const rowOf = ({ name, values, better }: Parameter): CompareRow[] => {
    const [left, right] = [values[leftIndex ?? -1], values[rightIndex ?? -1]]
    if (!left || !right || (onlyDifferences && !tellsApart({ values: [left, right] }))) return []
    return [{ name, left, right, better: betterOf(left, right, better) }]
  }
  return groups.flatMap(({ parameters }) => parameters.flatMap(rowOf))
}
