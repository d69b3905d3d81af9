import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useEffect, useRef, type ReactNode } from 'react'
import type { LookGroup } from '@/domain/configuration/look-group'
import { ScrollBox } from '@/ui/scroll-spy/scroll-box'
import { useScrollSpy } from '@/ui/scroll-spy/use-scroll-spy'
import { Tabs } from '@/ui/tabs'
import type { CarState } from '../car/car-store'
import { GroupSection } from './group-section'
import { messages } from '../messages'
import type { Taps } from '../conflict/use-taps'
import { useDrawnGroups } from './use-drawn-groups'
import { VersionGroup } from './version-group'

/** A group that is asked for beside the tabs; each time of asking is a new one. */
export interface AskedGroup {
  readonly group: LookGroup
}

interface ChoicesProps {
  state: CarState
  taps: Taps
  /** What was asked for last. */
  asked: AskedGroup | null
  /** Over the choices: what is not as it was. */
  notice: ReactNode
  /** The shopper asks for a group. */
  onTab: (attributeType: string) => void
}

const VERSION = 'version'

/** What there is to choose, group by group under tabs; it opens at the first group, below the versions. */
export function Choices({ state: { model, car }, taps, asked, notice, onTab }: ChoicesProps) {
  const { version, chosen } = car
  const groups = version.optionGroups.filter(({ options }) => options.length > 0)
  const drawn = useDrawnGroups(groups)
  const tabs = [
    { key: VERSION, label: messages.version },
    ...groups.map(({ attributeType, displayName }) => ({ key: attributeType, label: displayName })),
  ]
  const spy = useScrollSpy(
    tabs.map(({ key }) => key),
    groups[0]?.attributeType ?? VERSION,
  )
  const bring = useRef(spy.select)
  bring.current = spy.select
  useEffect(() => {
    if (asked) bring.current(asked.group)
  }, [asked])
  const select = (key: string) => {
    spy.select(key)
    onTab(key)
  }
  return (
    <>
      <View className="configurator__tabs">
        <Tabs label={messages.tabs} items={tabs} selected={spy.current} onSelect={select} />
      </View>
      <ScrollBox {...spy.box} className="configurator__choices">
        <View id={spy.partId(VERSION)} className="configurator__group">
          <VersionGroup model={model} version={version} onChoose={(one) => taps.tapVersion(model, one)} />
        </View>
        {groups.map((group, index) => (
          <View
            key={group.attributeType}
            id={spy.partId(group.attributeType)}
            className={classNames('configurator__group', index >= drawn && 'configurator__group--waiting')}
          >
            {index === 0 && notice}
            {index < drawn && <GroupSection version={version} group={group} chosen={chosen} onTap={taps.tap} />}
          </View>
        ))}
      </ScrollBox>
    </>
  )
}
