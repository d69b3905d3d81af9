import { useState } from 'react'
import { MINUTE_MS } from '@/domain/time/duration'
import { instalmentSchedule } from '@/domain/finance/instalment'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { Countdown } from '@/widgets/countdown'
import { ExtraIcon } from '@/ui/extra-icon'
import { ExpertCard } from '@/widgets/expert-card'
import { Icon } from '@/ui/icon'
import { CopiedValue } from '@/ui/copied-value'
import { KeyValues } from '@/ui/key-values'
import { LoanSchedule } from '@/widgets/loan/schedule'
import { Notice } from '@/ui/notice'
import { Price } from '@/ui/price'
import { SplitBar } from '@/ui/split-bar'
import { StatusHead } from '@/ui/status-head'
import { Steps, type Step } from '@/ui/steps'
import { Tag } from '@/ui/tag'
import { Timeline, type TimelineItem } from '@/ui/timeline'
import { WayThere } from '@/widgets/way-there'

const SAMPLE_MINUTES = 30
const STEPS: readonly Step[] = [
  { label: 'Deposit', state: 'done' },
  { label: 'Lock order', state: 'now' },
  { label: 'Contract', state: 'next' },
  { label: 'Balance', state: 'next' },
  { label: 'Delivery', state: 'next' },
]
const TIMELINE: readonly TimelineItem[] = [
  { id: '1', title: 'Lock the order', note: 'Fixes price, rights and build slot', time: 'by 27 Nov', state: 'now' },
  { id: '2', title: 'Sign the contract', note: 'Your expert sends it within a day', state: 'next' },
  { id: '3', title: 'Balance and delivery', note: 'In 6 to 8 weeks', state: 'next' },
]

export function ListSpecimens() {
  const [endMs] = useState(() => Date.now() + SAMPLE_MINUTES * MINUTE_MS)
  return (
    <>
      <StatusHead title="Pending payment" text="Pay now to hold your December slot." tone="red">
        Closes in <Countdown endMs={endMs} tone="red" />
      </StatusHead>
      <Card>
        <Steps steps={STEPS} />
      </Card>
      <Card>
        <ExpertCard
          name="Chen Mo"
          roleName="Sales expert"
          text="Vela Space Jing’an · replies in minutes"
          onCall={() => {}}
        />
      </Card>
      <Card title="Amounts" more="Details" onMore={() => {}}>
        <KeyValues
          rows={[
            { label: 'Vehicle total', value: <Price amountFen={29_170_000} /> },
            { label: 'Small deposit deducted', value: <Price amountFen={100_000} meaning="deduction" /> },
            { label: 'Order number', value: <CopiedValue value="VL2026 1120 0417 88" label="Copy the order number" /> },
          ]}
        />
      </Card>
      <Card isList>
        <Cell icon={<Icon name="phone" size={20} />} label="Phone" value="138 **** 4417" onPress={() => {}} />
        <Cell
          icon={<Icon name="shield" size={20} />}
          label="Driver licence"
          value={<Tag tone="green">Verified</Tag>}
          onPress={() => {}}
        />
        <Cell label="Version" note="Up to date" value="1.3.5" />
        <Cell
          icon={<ExtraIcon name="location" />}
          label="Vela Space Jing’an"
          note="1268 West Nanjing Road"
          value={
            <WayThere name="Vela Space Jing’an" address="1268 West Nanjing Road" longitude={121.45} latitude={31.23} />
          }
        />
      </Card>
      <Card>
        <SplitBar
          parts={[
            { label: 'Down payment', amountFen: 8_751_000, tone: 'ink' },
            { label: 'Loan', amountFen: 20_419_000, tone: 'blue' },
            { label: 'Interest', amountFen: 1_076_402, tone: 'pale' },
          ]}
        />
      </Card>
      <LoanSchedule schedule={instalmentSchedule(20_419_000, 0.0204, 12)} nowMs={endMs} />
      <Card title="Next">
        <Timeline items={TIMELINE} />
      </Card>
      <Card>
        <Notice icon="shield">Your build slot is held while the timer runs.</Notice>
      </Card>
    </>
  )
}
