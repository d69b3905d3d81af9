import type { OptionRule } from '@/wire/schemas/vehicle'
import { OptionRuleKind } from '@/wire/enums/vehicle'
import type { Catalogue } from './catalogue'

/** The rules by which an option brings others along: it requires or includes them. */
export const needsOf = ({ rules }: Catalogue, attributeNo: string): OptionRule[] =>
  rules.filter((rule) => rule.kind !== OptionRuleKind.excludes && rule.attributeNo === attributeNo)

/** The rule that keeps two options apart, if there is one; it holds both ways. */
export const exclusionOf = ({ rules }: Catalogue, one: string, other: string): OptionRule | undefined =>
  rules.find(
    ({ kind, attributeNo, otherNo }) =>
      kind === OptionRuleKind.excludes &&
      ((attributeNo === one && otherNo === other) || (attributeNo === other && otherNo === one)),
  )

/** The rules by which something contains the option at no extra cost. */
export const packsWith = ({ rules }: Catalogue, attributeNo: string): OptionRule[] =>
  rules.filter(({ kind, otherNo }) => kind === OptionRuleKind.includes && otherNo === attributeNo)
