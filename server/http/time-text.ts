import { formatShanghai } from '@/domain/time/shanghai-time'

/** An instant as it travels, in Shanghai's wall time; null where nothing has happened. */
export const timeText = (date: Date | null): string | null => (date === null ? null : formatShanghai(date.getTime()))
