import type { OrderDetail } from '@/wire/schemas/order'
import { usePriceChange } from '@/widgets/price-changed-dialog/use-price-change'
import { goBack } from '@/services/navigation/go-back'
import { alertDialog } from '@/ui/feedback/dialogs'
import { alertPlacing } from '@/widgets/placing/placing-alert'
import { showToast } from '@/ui/feedback/toast'
import type { EditParts } from './edit-changes'
import { messages } from './messages'
import { saveEdit, type EditOutcome } from './save-edit'
import type { BigOrderForm } from './use-form'

interface EditingSteps {
  order: OrderDetail
  form: BigOrderForm
  onReload: () => void
}

/** Sends what changed and leads on from whatever comes of it. */
export function useEditing({ order, form, onReload }: EditingSteps) {
  const { priceChange, showPriceChange, acceptPrice, keepOldPrice } = usePriceChange(onReload)
  const leave = () => goBack('pages/real-order-detail/index', { id: order.id })

  const follow = async (outcome: EditOutcome): Promise<void> => {
    switch (outcome.kind) {
      case 'saved':
        showToast(messages.saved)
        return leave()
      case 'priceChanged':
        return showPriceChange(outcome)
      case 'ended':
        await alertDialog({ title: messages.lockedTitle, text: messages.lockedText })
        return leave()
      case 'storeGone':
        form.dropShop()
        return alertPlacing(outcome)
      case 'notOnSale':
        await alertDialog({ title: messages.notSaved, text: outcome.text })
        return onReload()
      case 'refused':
        return form.refuse(outcome) ? undefined : alertDialog({ title: messages.notSaved, text: outcome.text })
      case 'agreementOutdated':
      case 'placedBefore':
      case 'unknown':
        return alertDialog({ title: messages.savedUnknown, text: messages.savedUnknownText })
      case 'loggedOut':
        return undefined
      default:
        return outcome satisfies never
    }
  }

  return {
    priceChange,
    acceptPrice,
    keepOldPrice,
    save: async (parts: EditParts) => follow(await saveEdit(order, parts)),
    leave,
  }
}
