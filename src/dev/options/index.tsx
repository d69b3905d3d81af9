import { DevPage } from '@/features/catalogue/dev-page'
import { ChoiceSpecimens } from '@/features/catalogue/choice-specimens'
import { FieldSpecimens } from '@/features/catalogue/field-specimens'
import { ListSpecimens } from '@/features/catalogue/list-specimens'
import { StateSpecimens } from '@/features/catalogue/state-specimens'

/** Choices, fields, lists and the states of a page. */
export default function OptionsPage() {
  return (
    <DevPage title="Options">
      <ChoiceSpecimens />
      <FieldSpecimens />
      <ListSpecimens />
      <StateSpecimens />
    </DevPage>
  )
}
