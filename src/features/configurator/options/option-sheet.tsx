import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import type { OptionGroup } from '@/wire/schemas/vehicle'
import { SelectionMode } from '@/wire/enums/vehicle'
import { isFixedIn } from '@/domain/configuration/catalogue'
import { priceInCarFen } from '@/domain/configuration/price'
import { sumFen } from '@/domain/money/money'
import { useRowsInSteps } from '@/hooks/use-rows-in-steps'
import { Button } from '@/ui/button'
import { Price } from '@/ui/price'
import { SearchField } from '@/ui/search-field'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import type { Car } from '../car/car-store'
import { messages } from '../messages'
import { OptionLine } from '../choices/option-line'
import { QuestionDialog } from '../conflict/question-dialog'
import { findByWords } from './search'
import { useTaps } from '../conflict/use-taps'
import './option-sheet.scss'

interface OptionSheetProps {
  car: Car
  group: OptionGroup
  isOpen: boolean
  onClose: () => void
  /** Takes over what was chosen. */
  onConfirm: (car: Car) => void
}

/** Options that fill the tallest sheet. */
const SCREENFUL = 6

/** One group to search and to choose from. Where one is chosen a tap is enough; any number is confirmed. */
export function OptionSheet({ car, group, isOpen, onClose, onConfirm }: OptionSheetProps) {
  // What is chosen, and not what it is called: the names may come in another language while the sheet is open.
  const { version } = car
  const [chosen, setChosen] = useState(car.chosen)
  const [words, setWords] = useState('')
  const isSingle = group.selectionMode === SelectionMode.single
  // A row of taps goes on before the page is drawn again.
  const latest = useRef(chosen)
  const change = ({ chosen: next }: Pick<Car, 'chosen'>) => {
    latest.current = next
    setChosen(next)
    if (isSingle) onConfirm({ version, chosen: next })
  }
  const taps = useTaps({ read: () => ({ version, chosen: latest.current }), change })

  const found = findByWords(group.options, words)
  const shown = useRowsInSteps(found, SCREENFUL)
  const inCar = group.options.filter(({ attributeNo }) => chosen.includes(attributeNo))
  const free = inCar.filter((option) => !isFixedIn(group, option))
  const priceFen = sumFen(inCar.map((option) => priceInCarFen(version, chosen, option)))
  return (
    <>
      <Sheet
        isOpen={isOpen}
        title={group.displayName}
        hasUnsavedInput={!isSingle && chosen.join() !== car.chosen.join()}
        onClose={onClose}
        foot={
          !isSingle && (
            <StickyBar
              above={
                <View className="option-sheet__sum">
                  <View>{messages.chosenCount(inCar.length)}</View>
                  <Price amountFen={priceFen} meaning={priceFen === 0 ? 'amount' : 'surcharge'} size={17} />
                </View>
              }
            >
              <Button
                kind="quiet"
                isDisabled={free.length === 0}
                onPress={() => taps.clear(free.map(({ attributeNo }) => attributeNo))}
              >
                {messages.clear}
              </Button>
              <Button onPress={() => onConfirm({ version, chosen })}>{messages.confirm(inCar.length)}</Button>
            </StickyBar>
          )
        }
      >
        <View className="option-sheet__search">
          <SearchField label={messages.search(group.displayName)} value={words} onChange={setWords} />
        </View>
        {found.length === 0 && (
          <View className="option-sheet__none" role="status">
            {messages.noMatch}
          </View>
        )}
        <View {...(isSingle ? { role: 'radiogroup', 'aria-label': group.displayName } : {})}>
          {shown.map((option) => (
            <OptionLine
              key={option.attributeNo}
              version={version}
              group={group}
              chosen={chosen}
              option={option}
              onTap={taps.tap}
            />
          ))}
        </View>
      </Sheet>
      <QuestionDialog question={taps.question} onAnswer={taps.answer} />
    </>
  )
}
