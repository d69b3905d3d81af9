import { DevPage } from '@/dev/catalogue/dev-page'
import { ChoiceSpecimens } from '@/dev/catalogue/choice-specimens'
import { FieldSpecimens } from '@/dev/catalogue/field-specimens'
import { ListSpecimens } from '@/dev/catalogue/list-specimens'
import { MoneySpecimens } from '@/dev/catalogue/money-specimens'
import { OrderSpecimens } from '@/dev/catalogue/order-specimens'
import { PictureSpecimens } from '@/dev/catalogue/picture-specimens'
import { ScrollSpecimen } from '@/dev/catalogue/scroll-specimen'
import { StateSpecimens } from '@/dev/catalogue/state-specimens'

/** Choices, fields, lists, money, pictures and the states of a page. */
export default function OptionsPage() {
  return (
    <DevPage title="Options">
      <ChoiceSpecimens />
      <FieldSpecimens />
      <ScrollSpecimen />
      <ListSpecimens />
      <MoneySpecimens />
      <OrderSpecimens />
      <PictureSpecimens />
      <StateSpecimens />
    </DevPage>
  )
}
