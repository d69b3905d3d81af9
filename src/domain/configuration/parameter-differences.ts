import type { Parameter, ParameterGroup } from '@/wire/schemas/vehicle'

/** Whether a row of the parameter table tells versions apart. */
export const tellsApart = ({ values: [first, ...others] }: Pick<Parameter, 'values'>): boolean =>
  others.some((other) => other.kind !== first?.kind || other.text !== first.text)

/** The rows that tell versions apart, without the headings that are left empty. */
export const onlyDifferences = (groups: readonly ParameterGroup[]): ParameterGroup[] =>
  groups
    .map((group) => ({ ...group, parameters: group.parameters.filter(tellsApart) }))
    .filter(({ parameters }) => parameters.length > 0)
