import { DevPage } from '@/features/catalogue/dev-page'
import { ChoiceSpecimens } from '@/features/catalogue/choice-specimens'
import { FieldSpecimens } from '@/features/catalogue/field-specimens'
import { ListSpecimens } from '@/features/catalogue/list-specimens'
import { MoneySpecimens } from '@/features/catalogue/money-specimens'
import { PictureSpecimens } from '@/features/catalogue/picture-specimens'
import { ScrollSpecimen } from '@/features/catalogue/scroll-specimen'
import { StateSpecimens } from '@/features/catalogue/state-specimens'

/** Choices, fields, lists, money, pictures and the states of a page. */
export default function OptionsPage() {
  return (
    <DevPage title="Options">
      <ChoiceSpecimens />
      <FieldSpecimens />
      <ScrollSpecimen />
      <ListSpecimens />
      <MoneySpecimens />
      <PictureSpecimens />
      <StateSpecimens />
    </DevPage>
  )
}
