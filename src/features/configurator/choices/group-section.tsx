import { SelectionMode } from '@/wire/enums/vehicle'
import { LookGroup } from '@/domain/configuration/look-group'
import { ChoiceGroup } from './choice-group'
import type { GroupProps } from './group-props'
import { RowGroup } from './row-group'

/** A group of options in the form that suits it. */
export function GroupSection(props: GroupProps) {
  const { attributeType, selectionMode } = props.group
  if (props.group.options.length === 0) return null
  if (selectionMode !== SelectionMode.single) return <RowGroup {...props} />
  if (attributeType === LookGroup.exterior) return <ChoiceGroup {...props} shape="disc" />
  return <ChoiceGroup {...props} shape={attributeType === LookGroup.interior ? 'crop' : 'round'} />
}
