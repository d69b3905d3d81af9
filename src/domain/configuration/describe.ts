import type { ConfigurationChoice } from '@/wire/schemas/configuration'
import type { VehicleVersion } from '@/wire/schemas/vehicle'
import { SelectionMode } from '@/wire/enums/vehicle'

/** What was chosen of a car, by name: the one option of each single group, and the options that any number may be of. */
export interface ChoiceNames {
  singles: string[]
  extras: string[]
}

/** Names what was chosen of a version, in the catalogue's order; what every car has is left out. */
export const choiceNames = (
  { optionGroups }: VehicleVersion,
  { options }: Pick<ConfigurationChoice, 'options'>,
): ChoiceNames => {
  const namesOf = (mode: SelectionMode): string[] =>
    optionGroups
      .filter(({ selectionMode }) => selectionMode === mode)
      .flatMap((group) => group.options)
      .filter(
        ({ attributeNo, isStandard }) =>
          options.includes(attributeNo) && !(isStandard && mode === SelectionMode.multiple),
      )
      .map(({ displayName }) => displayName)
  return { singles: namesOf(SelectionMode.single), extras: namesOf(SelectionMode.multiple) }
}
