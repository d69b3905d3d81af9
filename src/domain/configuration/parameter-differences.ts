import type { Parameter } from '@/wire/schemas/vehicle'

/** Whether a row of the parameter table tells versions apart. */
export const tellsApart = ({ values: [first, ...others] }: Pick<Parameter, 'values'>): boolean =>
  others.some((other) => other.kind !== first?.kind || other.text !== first.text)
