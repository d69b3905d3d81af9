import type { User } from '@/wire/schemas/account'
import { NEW_CHOICES, NO_NUMBERS, withoutNumbers } from '../form/form-values'
import { useForm, type BigOrderForm } from '../form/use-form'
import { draftSlotOf } from './draft'

/** What `useNewForm` answers. */
export interface NewForm {
  form: BigOrderForm
  /** The order is placed: what was entered for it is kept no more. */
  forget: () => void
}

/** The form of a new order: as the shopper left it, but for its numbers; it begins with the city of the profile. */
export function useNewForm({ id, area }: User): NewForm {
  const slot = draftSlotOf(id)
  const form = useForm({
    initial: { ...NEW_CHOICES, ...(area && { licensingCity: area }), ...slot.read(), ...NO_NUMBERS },
    onChange: (values) => slot.write(withoutNumbers(values)),
  })
  return { form, forget: slot.clear }
}
