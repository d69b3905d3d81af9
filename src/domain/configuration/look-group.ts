import type { OptionGroup, VehicleOption } from '@/wire/schemas/vehicle'

/** The groups of options that make a car's look, as `attributeType` names them, in the order of the configurator. */
export const LookGroup = { exterior: 'exterior', wheels: 'wheels', interior: 'interior' } as const
export type LookGroup = (typeof LookGroup)[keyof typeof LookGroup]

/** The list of them. */
export const LOOK_GROUPS: readonly LookGroup[] = Object.values(LookGroup)

/** The options of a group of a version; none where it has no such group. */
export const optionsOfGroup = (
  { optionGroups }: { optionGroups: readonly OptionGroup[] },
  attributeType: LookGroup,
): readonly VehicleOption[] => optionGroups.find((group) => group.attributeType === attributeType)?.options ?? []
