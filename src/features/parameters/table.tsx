import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useState } from 'react'
import type { ParameterTable } from '@/wire/schemas/vehicle'
import { useRowsInSteps } from '@/hooks/use-rows-in-steps'
import { useTextScale } from '@/stores/text-scale'
import { SearchField } from '@/ui/search-field'
import { Footnotes } from './footnotes'
import { messages } from './messages'
import { NothingFound } from './nothing-found'
import { ScrollArea } from './scroll-area'
import { TableGroup } from './table-group'
import { TableHead } from './table-head'
import './table.scss'
import { countShown, viewGroups } from './view-groups'

interface TableProps {
  table: ParameterTable
  /** The version whose column is marked. */
  chosen: string | undefined
}

/** What a screen shows of it; the rest follows. */
const FIRST_GROUPS = 2

/** The table of a model's versions under a head that stays, with a search and a switch that leave rows out. */
export function Table({ table, chosen }: TableProps) {
  const [words, setWords] = useState('')
  const [isOnlyDifferences, setOnlyDifferences] = useState(false)
  const isLarge = useTextScale() > 1
  const groups = viewGroups(table, words)
  const drawn = useRowsInSteps(groups, FIRST_GROUPS)
  const chosenIndex = table.versions.findIndex(({ pnoTwelve }) => pnoTwelve === chosen)
  // What was searched for is shown though all versions have it, where nothing else fits.
  const isNarrow = isOnlyDifferences && (words === '' || countShown(groups, true) > 0)
  const shownCount = countShown(groups, isNarrow)
  const showAll = () => {
    setWords('')
    setOnlyDifferences(false)
  }

  return (
    <ScrollArea label={messages.scroller(table.modelName)}>
      <View className={classNames('parameters', isNarrow && 'parameters--differences')}>
        <View className="parameters__search">
          <SearchField label={messages.search} value={words} onChange={setWords} />
        </View>
        <View className="said" role="status">
          {words !== '' && messages.found(shownCount)}
        </View>
        {isOnlyDifferences && !isNarrow && shownCount > 0 && (
          <View className="parameters__same">{messages.sameInAll}</View>
        )}
        <View role="table" aria-label={messages.table(table.modelName)}>
          <TableHead
            table={table}
            chosenIndex={chosenIndex}
            isLarge={isLarge}
            isOnlyDifferences={isOnlyDifferences}
            onOnlyDifferences={setOnlyDifferences}
          />
          {drawn.map((group) => (
            <TableGroup
              key={group.name}
              group={group}
              chosenIndex={chosenIndex}
              isLarge={isLarge}
              isSearching={words !== ''}
            />
          ))}
        </View>
        {shownCount === 0 && <NothingFound words={words} onShowAll={showAll} />}
        <Footnotes footnotes={table.footnotes} />
      </View>
    </ScrollArea>
  )
}
