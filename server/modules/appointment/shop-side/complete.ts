import { AppointmentStatus } from '@/wire/enums/appointment'
import { StarDeed } from '@/wire/enums/starfire'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { Queryable } from '../../../db/queryable'
import { countFriendsDeed } from '../../starfire/count-deed'
import { endAppointment } from '../appointment-statements'

/** Ends an appointment that took place; a drive counts for the ambassador who brought the driver. */
export const completeAppointment = async (tx: Queryable, id: string, now: Date): Promise<void> => {
  const ended = await endAppointment(tx, id, AppointmentStatus.done, now)
  if (ended?.consultationType === ConsultationType.testDrive)
    await countFriendsDeed(tx, ended.userId, StarDeed.friendDrove, now)
}
