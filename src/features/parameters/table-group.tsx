import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useState } from 'react'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import './table-group.scss'
import { TableRow } from './table-row'
import type { GroupView } from './view-groups'

interface TableGroupProps {
  group: GroupView
  chosenIndex: number
  isLarge: boolean
  isSearching: boolean
}

/**
 * A heading that folds its rows away, and the rows. What is not to be seen is hidden and not left out: a mini-program
 * would draw the whole list anew.
 */
export function TableGroup({ group: { name, rows }, chosenIndex, isLarge, isSearching }: TableGroupProps) {
  const [isFolded, setFolded] = useState(false)
  const isOpen = isSearching || !isFolded
  return (
    <View
      className={classNames(
        'table-group',
        rows.every(({ isSame }) => isSame) && 'table-group--same',
        !rows.some(({ isFound }) => isFound) && 'table-group--gone',
        !isOpen && 'table-group--folded',
      )}
      role="rowgroup"
    >
      <View role="row">
        <View className="table-group__head" role="rowheader">
          <Pressable className="table-group__fold" isExpanded={isOpen} onPress={() => setFolded(!isFolded)}>
            {name}
            <Icon name="chevron-down" size={16} className="table-group__chevron" />
          </Pressable>
        </View>
      </View>
      {rows.map((row) => (
        <TableRow key={row.name} row={row} chosenIndex={chosenIndex} isLarge={isLarge} />
      ))}
    </View>
  )
}
