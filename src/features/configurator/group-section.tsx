import { SelectionMode } from '@/contract/enums/vehicle'
import type { GroupProps } from './group-props'
import { PaintGroup } from './paint-group'
import { RowGroup } from './row-group'
import { TileGroup } from './tile-group'

interface GroupSectionProps extends GroupProps {
  onSeeAll: () => void
}

/** A group of options in the form that suits it. */
export function GroupSection({ onSeeAll, ...props }: GroupSectionProps) {
  const { attributeType, selectionMode } = props.group
  if (props.group.options.length === 0) return null
  if (selectionMode !== SelectionMode.single) return <RowGroup {...props} onSeeAll={onSeeAll} />
  if (attributeType === 'exterior') return <PaintGroup {...props} />
  return <TileGroup {...props} shape={attributeType === 'interior' ? 'crop' : 'round'} />
}
