/** Where an appointment stands (extension). */
export const AppointmentStatus = { booked: 1, confirmed: 2, done: 3, cancelled: 4, missed: 5 } as const
export type AppointmentStatus = (typeof AppointmentStatus)[keyof typeof AppointmentStatus]

/** The lists of appointments: those to come, those whose hour is over or that took place, those that did not (extension). */
export const AppointmentScope = { upcoming: 1, done: 2, cancelled: 3 } as const
export type AppointmentScope = (typeof AppointmentScope)[keyof typeof AppointmentScope]

/** Why an appointment is changed or cancelled (extension). */
export const ChangeReason = { plans: 1, weather: 2, anotherCar: 3 } as const
export type ChangeReason = (typeof ChangeReason)[keyof typeof ChangeReason]

/** What a shopper may tick about an appointment (extension). */
export const AppointmentPraise = {
  knewTheCar: 'knewTheCar',
  onTime: 'onTime',
  goodRoute: 'goodRoute',
  noPressure: 'noPressure',
} as const
export type AppointmentPraise = (typeof AppointmentPraise)[keyof typeof AppointmentPraise]

/** What page and server both hold appointments to. */
export const AppointmentLimit = {
  stars: 5,
  driverName: 40,
  upcoming: 3,
  waits: 3,
  minutes: 60,
  noticeHours: 2,
} as const
