import type { Parameter, ParameterTable, ParameterValue } from '@/contract/entities/vehicle'
import { ParameterKind } from '@/contract/enums/vehicle'
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

const rankOf = ({ kind }: ParameterValue): number | null => (kind === ParameterKind.text ? null : RANKS[kind])

const betterOf = (left: ParameterValue, right: ParameterValue): CompareRow['better'] => {
  const [leftRank, rightRank] = [rankOf(left), rankOf(right)]
  if (leftRank === null || rightRank === null || leftRank === rightRank) return null
  return leftRank > rightRank ? 'left' : 'right'
}

/** The table's rows for two of its versions. */
export function compareRows({ versions, groups }: ParameterTable, pair: Pair, onlyDifferences: boolean): CompareRow[] {
  const [leftIndex, rightIndex] = pair.map((pno) => versions.findIndex(({ pnoTwelve }) => pnoTwelve === pno))
  const rowOf = ({ name, values }: Parameter): CompareRow[] => {
    const [left, right] = [values[leftIndex ?? -1], values[rightIndex ?? -1]]
    if (!left || !right || (onlyDifferences && !tellsApart({ values: [left, right] }))) return []
    return [{ name, left, right, better: betterOf(left, right) }]
  }
  return groups.flatMap(({ parameters }) => parameters.flatMap(rowOf))
}
