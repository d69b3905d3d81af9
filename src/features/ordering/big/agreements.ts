import type { Agreement } from '@/wire/schemas/agreement'
import type { OrderType } from '@/wire/enums/order'
import type { ORDER_AGREEMENTS } from '@/domain/needed-agreements'
import type { AgreementId } from '@/wire/enums/agreement'
import { fetchAgreement } from '@/services/api/agreement'

type IdsOf<Names> = { [Place in keyof Names]: (typeof AgreementId)[Names[Place] & keyof typeof AgreementId] }

/** The row of the table, said again and held to it by its type: the mini-program's main package has no room for the table. */
const AGREEMENTS: IdsOf<(typeof ORDER_AGREEMENTS)[typeof OrderType.big]> = [15, 18]

/** Reads what a big order is placed under, and what a new buyer's identity is given under. Throws as `call`. */
export const fetchAgreements = (): Promise<Agreement[]> => Promise.all(AGREEMENTS.map((id) => fetchAgreement(id)))
