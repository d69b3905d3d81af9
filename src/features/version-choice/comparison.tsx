import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import type { ParameterTable } from '@/wire/schemas/vehicle'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { PageShell } from '@/ui/page'
import { PickerSheet } from '@/ui/picker-sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { Switch } from '@/ui/switch'
import { CompareHead } from './compare-head'
import type { Pair } from './compare-pair'
import { compareRows } from './compare-rows'
import { CompareTable } from './compare-table'
import { messages } from './messages'
import './comparison.scss'

interface ComparisonProps {
  nav: ReactNode
  table: ParameterTable
  pair: Pair
  onChange: (side: 'left' | 'right', pnoTwelve: string) => void
}

/** More than two, or there is nothing to change to. */
const PAIR_SIZE = 2

/** Two versions, what tells them apart, and the choice between them. */
export function Comparison({ nav, table, pair, onChange }: ComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(true)
  const [changing, setChanging] = useState<'left' | 'right' | null>(null)
  const { modelId, modelName } = table
  const versions = pair.flatMap((pno) => table.versions.filter(({ pnoTwelve }) => pnoTwelve === pno))
  const [left] = pair
  const canChange = table.versions.length > PAIR_SIZE

  return (
    <PageShell
      nav={nav}
      foot={
        <StickyBar>
          {versions.map(({ pnoTwelve, displayName }, index) => (
            <Button
              key={pnoTwelve}
              kind={index === 0 ? 'line' : 'ink'}
              className="comparison__choose"
              label={messages.choose(displayName)}
              onPress={() => open('pages/customization-car/index', { modelId, pnoTwelve })}
            >
              {displayName}
            </Button>
          ))}
        </StickyBar>
      }
      overlay={
        <PickerSheet
          isOpen={changing !== null}
          title={messages.pickTitle}
          items={table.versions.map(({ pnoTwelve, displayName }) => ({ key: pnoTwelve, label: displayName }))}
          selected={changing === 'right' ? pair[1] : left}
          onPick={(pno) => changing && onChange(changing, pno)}
          onClose={() => setChanging(null)}
        />
      }
    >
      <CompareHead
        modelName={modelName}
        versions={versions}
        onChange={canChange ? (pno) => setChanging(pno === left ? 'left' : 'right') : undefined}
      />
      <View className="comparison__filter">
        <View className="comparison__label" aria-hidden="true">
          {messages.onlyDifferences}
        </View>
        <Switch label={messages.onlyDifferences} isOn={onlyDifferences} onChange={setOnlyDifferences} />
      </View>
      <CompareTable rows={compareRows(table, pair, onlyDifferences)} />
    </PageShell>
  )
}
