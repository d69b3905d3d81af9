import { BuyerCard } from './buyer-card'
import { PlacesCard } from './places-card'
import { PlanCard } from './plan-card'
import { useExpert } from './use-expert'
import type { BigOrderForm } from './use-form'

interface FormCardsProps {
  form: BigOrderForm
  phone: string
  monthlyFen: number | undefined
  keptNumber?: string | null
}

/** What a new order and a changed one ask alike: who buys, where, and how it is paid for. */
export function FormCards({ form, phone, monthlyFen, keptNumber = null }: FormCardsProps) {
  const { values, set } = form
  const expert = useExpert(values.shop?.id)
  return (
    <>
      <BuyerCard form={form} phone={phone} keptNumber={keptNumber} />
      <PlacesCard form={form} expert={expert} />
      <PlanCard plan={values.plan} monthlyFen={monthlyFen} onChoose={(plan) => set({ plan })} />
    </>
  )
}
