import { AppointmentScope } from '@/wire/enums/appointment'

/** The list that a link names by its number; those to come unless it names one. */
export const scopeOf = (text: string | undefined): AppointmentScope =>
  Object.values(AppointmentScope).find((scope) => String(scope) === text) ?? AppointmentScope.upcoming
