import type { Parameter, ParameterTable } from '@/wire/schemas/vehicle'
import { tellsApart } from '@/domain/configuration/parameter-differences'
import { fitsSearch } from './search'

/** A row of the table as it is drawn now. */
export interface RowView extends Parameter {
  isSame: boolean
  isFound: boolean
}

/** A heading with its rows; it is drawn as long as one of them is. */
export interface GroupView {
  name: string
  rows: readonly RowView[]
}

/** The whole table, each row with whether it tells versions apart and whether the search finds it. */
export const viewGroups = ({ groups }: Pick<ParameterTable, 'groups'>, words: string): GroupView[] =>
  groups.map(({ groupName, parameters }) => ({
    name: groupName,
    rows: parameters.map((parameter) => ({
      ...parameter,
      isSame: !tellsApart(parameter),
      isFound: fitsSearch(words, groupName, parameter),
    })),
  }))

/** How many rows are in sight. */
export const countShown = (groups: readonly GroupView[], isOnlyDifferences: boolean): number =>
  groups.flatMap(({ rows }) => rows).filter(({ isFound, isSame }) => isFound && !(isOnlyDifferences && isSame)).length
