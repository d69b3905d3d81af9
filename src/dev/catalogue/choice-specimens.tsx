import { View } from '@tarojs/components'
import { useState } from 'react'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Chip } from '@/ui/chip'
import { OptionRow } from '@/ui/option-row'
import { Price } from '@/ui/price'
import { Segmented } from '@/ui/segmented'
import { Switch } from '@/ui/switch'
import { Tabs } from '@/ui/tabs'
import { Tag } from '@/ui/tag'
import { Specimen } from './specimen'

const TABS = [
  { key: 'all', label: 'All' },
  { key: 'toPay', label: 'To pay', count: 1 },
  { key: 'inProgress', label: 'In progress' },
  { key: 'complete', label: 'Complete' },
  { key: 'closed', label: 'Closed' },
]
const SIDES = [
  { key: 'exterior', label: 'Exterior' },
  { key: 'interior', label: 'Interior' },
]
const AGREEMENTS = [
  { title: 'User agreement', onOpen: () => {} },
  { title: 'Privacy policy', onOpen: () => {} },
]

export function ChoiceSpecimens() {
  const [tab, setTab] = useState('toPay')
  const [side, setSide] = useState('exterior')
  const [isOn, setOn] = useState(true)
  const [method, setMethod] = useState('wechat')
  const [isAgreed, setAgreed] = useState(false)
  const [refusals, setRefusals] = useState(0)
  return (
    <>
      <Specimen name="Tabs, segmented, chips, switch, checkbox">
        <Tabs label="Orders" items={TABS} selected={tab} onSelect={setTab} />
        <Segmented label="Side" items={SIDES} selected={side} onSelect={setSide} />
        <View className="specimen__wrap">
          <Chip isOn={isOn} onPress={() => setOn(!isOn)}>
            Open now
          </Chip>
          <Chip onPress={() => {}}>Test drive</Chip>
          <Switch label="Order reminders" isOn={isOn} onChange={setOn} />
        </View>
        <Checkbox isOn={isOn} onChange={setOn}>
          Comfort pack
        </Checkbox>
      </Specimen>
      <Specimen name="Option rows">
        <View role="radiogroup" aria-label="Pay with">
          <OptionRow
            label="WeChat Pay"
            note="Arrives at once"
            tag={<Tag tone="green">Recommended</Tag>}
            isOn={method === 'wechat'}
            onPress={() => setMethod('wechat')}
          />
          <OptionRow
            label="Account transfer"
            note="Takes 1 to 2 working days"
            isOn={method === 'transfer'}
            onPress={() => setMethod('transfer')}
          />
        </View>
        <OptionRow
          label="Night pack"
          blockedReason="Not with Pine Green"
          trailing={<Price amountFen={450_000} meaning="surcharge" size={13} />}
          isMultiple
          isOn={false}
          onPress={() => {}}
        />
      </Specimen>
      <Specimen name="Agreement row">
        <AgreementRow agreements={AGREEMENTS} isAgreed={isAgreed} onChange={setAgreed} refusals={refusals} />
        <Button onPress={() => setRefusals(refusals + 1)}>Get code</Button>
      </Specimen>
    </>
  )
}
