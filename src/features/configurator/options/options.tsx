import { useState } from 'react'
import { totalFen } from '@/domain/configuration/price'
import { Button } from '@/ui/button'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { PriceBar } from '@/ui/price-bar'
import { EmptyView } from '@/ui/state-view'
import { barNotes } from '../price/bar-notes'
import { carStore, changeCar, type Car, type CarState } from '../car/car-store'
import { messages } from '../messages'
import { OptionList } from './option-list'
import { OptionSheet } from './option-sheet'
import { PartsSheet } from './parts-sheet'
import { QuestionDialog } from '../conflict/question-dialog'
import { useMonthlyFen } from '../price/use-loan-schemes'
import { useTaps } from '../conflict/use-taps'

interface OptionsProps {
  state: CarState
  /** The group that comes first. */
  groupType: string | undefined
  /** Whether the sheet of that group lies over the list. */
  hasSheet: boolean
  onBack: () => void
  /** Leaves the sheet for the list. */
  onList: () => void
}

/** Every option of the car with its price, the running total, and the sheet of one group. */
export function Options({ state, groupType, hasSheet, onBack, onList }: OptionsProps) {
  const [isPartsOpen, setPartsOpen] = useState(false)
  const taps = useTaps({ read: () => carStore.getState()?.car, change: changeCar })
  const monthlyOf = useMonthlyFen(state.model.versions.map(({ pnoTwelve }) => pnoTwelve))
  const { version, chosen } = state.car
  const sumFen = totalFen(version, chosen)
  const group = version.optionGroups.find(({ attributeType }) => attributeType === groupType)
  const confirm = (car: Car) => {
    changeCar(car)
    onList()
  }
  return (
    <PageShell
      nav={<NavBar title={messages.options} onBack={onBack} />}
      foot={
        <PriceBar
          amountFen={sumFen}
          {...barNotes(version, monthlyOf(version.pnoTwelve, sumFen))}
          openLabel={messages.openParts}
          onOpen={() => setPartsOpen(true)}
        >
          <Button onPress={onBack}>{messages.done}</Button>
        </PriceBar>
      }
      overlay={
        <>
          <PartsSheet state={state} totalFen={sumFen} isOpen={isPartsOpen} onClose={() => setPartsOpen(false)} />
          {hasSheet && group && (
            <OptionSheet car={state.car} group={group} isOpen onClose={onList} onConfirm={confirm} />
          )}
          <QuestionDialog question={taps.question} onAnswer={taps.answer} />
        </>
      }
    >
      {hasSheet && !group ? (
        <EmptyView
          art="search"
          title={messages.noOptionsTitle}
          text={messages.noOptionsText}
          action={messages.allOptions}
          onAction={onList}
        />
      ) : (
        <OptionList state={state} firstGroup={groupType} isCovered={hasSheet} onTap={taps.tap} />
      )}
    </PageShell>
  )
}
