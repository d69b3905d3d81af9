import type { ConfigurationFault } from '@/wire/errors'
import type { OptionGroup } from '@/wire/schemas/vehicle'
import { OptionRuleKind, SelectionMode } from '@/wire/enums/vehicle'
import { findOption, isFixedIn, type Catalogue, type Chosen } from './catalogue'

const groupFaults = (group: OptionGroup, chosen: Chosen): ConfigurationFault[] => {
  const { attributeType, options, selectionMode } = group
  const missing = options
    .filter((option) => isFixedIn(group, option) && !chosen.includes(option.attributeNo))
    .map(({ attributeNo }): ConfigurationFault => ({ kind: 'standardMissing', attributeNo }))
  if (selectionMode === SelectionMode.multiple) return missing

  const optional = options.filter((option) => chosen.includes(option.attributeNo) && !isFixedIn(group, option))
  if (selectionMode === SelectionMode.none) {
    return optional.length === 0 ? missing : [...missing, { kind: 'tooManyChosen', attributeType }]
  }
  if (optional.length === 0) return [{ kind: 'nothingChosen', attributeType }]
  return optional.length === 1 ? [] : [{ kind: 'tooManyChosen', attributeType }]
}

const ruleFaults = ({ rules }: Catalogue, chosen: Chosen): ConfigurationFault[] =>
  rules.flatMap(({ kind, attributeNo, otherNo }): ConfigurationFault[] => {
    if (!chosen.includes(attributeNo)) return []
    const hasOther = chosen.includes(otherNo)
    if (kind === OptionRuleKind.excludes) return hasOther ? [{ kind: 'notWith', attributeNo, otherNo }] : []
    return hasOther ? [] : [{ kind: 'needs', attributeNo, otherNo }]
  })

/**
 * All reasons why a choice is no car that can be built; none means valid. The page asks it of what it draws, the server
 * of what it is sent.
 */
export const configurationFaults = (catalogue: Catalogue, chosen: Chosen): ConfigurationFault[] => [
  ...chosen
    .filter((attributeNo) => findOption(catalogue, attributeNo) === undefined)
    .map((attributeNo): ConfigurationFault => ({ kind: 'unknown', attributeNo })),
  ...catalogue.optionGroups.flatMap((group) => groupFaults(group, chosen)),
  ...ruleFaults(catalogue, chosen),
]
