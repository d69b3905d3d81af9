import { useState } from 'react'
import type { AreaNode } from '@/wire/schemas/area'
import { SearchField } from '@/ui/search-field'
import { Sheet } from '@/ui/sheet'
import { messages } from '../messages'
import type { CityChoice } from './city-choice'
import { CityColumns } from './city-columns'
import { FoundCities } from './found-cities'
import { PopularCities } from './popular-cities'
import './index.scss'

export interface AreaSheetProps extends CityChoice {
  isOpen: boolean
  title: string
  onClose: () => void
}

/** Chooses a city: by its name, of the popular ones, or by its province. A tap applies it and closes the sheet. */
export function AreaSheet({ isOpen, title, onClose, ...choice }: AreaSheetProps) {
  const pick = (province: AreaNode, city: AreaNode) => {
    choice.onPick(province, city)
    onClose()
  }
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      <Area {...choice} onPick={pick} />
    </Sheet>
  )
}

/** What is in the sheet, so that the next time it opens it starts without a search. */
function Area(choice: CityChoice) {
  const [words, setWords] = useState('')
  return (
    <>
      <SearchField label={messages.searchCity} value={words} onChange={setWords} />
      {words.trim() === '' ? (
        <>
          <PopularCities {...choice} />
          <CityColumns {...choice} />
        </>
      ) : (
        <FoundCities {...choice} words={words} />
      )}
    </>
  )
}
