import type { Agreement } from '@/wire/schemas/agreement'
import { AgreementId } from '@/wire/enums/agreement'
import { CarView } from '@/wire/enums/vehicle'
import { fetchAgreement } from '@/services/api/agreement'
import { fetchModel, fetchSaleModels } from '@/services/api/vehicle'

/** A model that can be driven. */
export interface OfferedModel {
  id: string
  name: string
  /** From the side. */
  picture: string
}

/** What can be booked, and what it is agreed to with. */
export interface BookingOffer {
  models: readonly OfferedModel[]
  agreement: Agreement
}

const offered = async (id: string, name: string): Promise<OfferedModel> => {
  const { stills, carPoster } = await fetchModel(id)
  return { id, name, picture: stills.find(({ view }) => view === CarView.side)?.picture ?? carPoster }
}

/** Reads the models and the agreement. Throws as `call`. */
export const fetchBookingOffer = async (): Promise<BookingOffer> => {
  const [sold, agreement] = await Promise.all([
    fetchSaleModels(),
    fetchAgreement(AgreementId.leadActivityPrivacyStatement),
  ])
  return { models: await Promise.all(sold.map(({ id, modelName }) => offered(id, modelName))), agreement }
}
