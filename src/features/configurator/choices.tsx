import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { open } from '@/services/navigation/open'
import { Tabs } from '@/ui/tabs'
import type { CarState } from './car-store'
import { GroupSection } from './group-section'
import { messages } from './messages'
import type { Taps } from './use-taps'
import { VersionGroup } from './version-group'

interface ChoicesProps {
  state: CarState
  taps: Taps
  /** Over the choices: what is not as it was. */
  notice: ReactNode
  /** A group has come to the top. */
  onTab: (attributeType: string) => void
}

const VERSION_TAB = 'version'
const FIRST_TAB = 'exterior'

/** What there is to choose, group by group: a tab brings its group to the top, the ones after it follow. */
export function Choices({ state: { model, car }, taps, notice, onTab }: ChoicesProps) {
  const { version, chosen } = car
  const groups = version.optionGroups.filter(({ options }) => options.length > 0)
  const [tab, setTab] = useState(FIRST_TAB)
  const items = [
    { key: VERSION_TAB, label: messages.version },
    ...groups.map(({ attributeType, displayName }) => ({ key: attributeType, label: displayName })),
  ]
  // Another version may have no such group.
  const first = Math.max(0, groups.findIndex(({ attributeType }) => attributeType === tab))
  const select = (key: string) => {
    setTab(key)
    onTab(key)
  }
  return (
    <>
      <View className="configurator__tabs">
        <Tabs label={messages.tabs} items={items} selected={tab} onSelect={select} />
      </View>
      {/* Another tab starts at its top. */}
      <View key={tab} className="configurator__choices">
        {notice}
        {tab === VERSION_TAB && (
          <View className="configurator__group">
            <VersionGroup model={model} version={version} onChoose={(one) => taps.tapVersion(model, one)} />
          </View>
        )}
        {groups.slice(first).map((group) => (
          <View key={group.attributeType} className="configurator__group">
            <GroupSection
              version={version}
              group={group}
              chosen={chosen}
              onTap={taps.tap}
              onSeeAll={() => void open('pages/ValetSelection/List', { group: group.attributeType })}
            />
          </View>
        ))}
      </View>
    </>
  )
}
