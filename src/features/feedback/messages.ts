import { FeedbackCategory, FeedbackProgress } from '@/wire/enums/feedback'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of feedback. */
const en = {
  title: 'Feedback',
  lost: { title: 'No such feedback', text: 'It may belong to another account.' },
  listTitle: 'My feedback',
  draftsTitle: 'Drafts',
  categories: {
    [FeedbackCategory.bug]: 'Bug',
    [FeedbackCategory.inquiry]: 'Inquiry',
    [FeedbackCategory.complaintOrSuggestion]: 'Complaint or suggestion',
    [FeedbackCategory.inCar]: 'In-car feedback',
    [FeedbackCategory.other]: 'Other',
  } satisfies Record<FeedbackCategory, string>,
  progress: {
    [FeedbackProgress.waiting]: 'Submitted',
    [FeedbackProgress.answered]: 'Answered',
    [FeedbackProgress.closed]: 'Closed',
  } satisfies Record<FeedbackProgress, string>,

  category: 'Category',
  words: 'What happened?',
  wordsPlaceholder: 'Tell us what you saw, and what you expected',
  contact: 'Contact (optional)',
  contactPlaceholder: 'Another number or an e-mail',
  media: 'Photos or video',
  mediaCount: (count: number, most: number) => `${count}/${most}`,
  add: 'Add',
  addMedia: 'Add photos or a video',
  mediaLimits: 'Photos up to 10\u00a0MB, videos (MP4) up to 50\u00a0MB',
  pickFailed: 'Nothing to open',
  mediaName: (number: number) => `Attachment ${number}`,
  play: (name: string) => `Play ${name}`,
  waiting: 'Waiting',
  uploading: (percent: number) => `${percent} %`,
  retry: 'Retry',
  addAgain: 'Add again',
  sent: 'Sent',
  size: (megabytes: string) => `${megabytes} MB`,
  retryMedia: (name: string) => `Upload ${name} again`,
  addMediaAgain: (name: string) => `Add again: ${name}`,
  removeMedia: (name: string) => `Remove ${name}`,
  tooLargeTitle: 'Too large to send',
  tooLargeText: (count: number) =>
    `${count === 1 ? 'One file was' : `${count} files were`} not added: photos may have 10\u00a0MB, videos 50\u00a0MB. Trim it or leave it out.`,
  video: 'Video',

  savedHere: 'Saved on this phone',
  savedBoth: 'Saved, phone and server',
  joined: 'Joined with what you wrote on another phone. Please read it once more.',
  offline: 'You are offline. It stays on this phone and can be sent later.',
  notSure: 'It was sent, but no reply came. Send it again: it arrives once only.',
  submit: 'Submit',
  sendAgain: 'Send again',
  afterUploads: (count: number) => (count === 1 ? 'after 1 upload' : `after ${count} uploads`),
  missing: { category: 'Choose a category', words: 'Say what it is about', lost: 'Add the lost files again' },
  submitted: 'Feedback sent',
  submitFailed: 'Not sent yet',
  drafts: (count: number) => `Drafts ${count}`,

  newFeedback: 'New feedback',
  emptyTitle: 'Nothing told yet',
  emptyText: 'Praise, trouble, an idea: we read all of it and answer here.',
  unread: 'New answer',
  rated: (stars: number, most: number) => `You rated ${stars} of ${most}`,

  draftsNote: 'Drafts stay for 90 days, on this phone and in your account.',
  noDrafts: 'No drafts',
  noDraftsText: 'What you begin and do not send is kept here.',
  edit: 'Edit',
  editDraft: (words: string) => `Edit “${words}”`,
  delete: 'Delete',
  deleteDraft: (words: string) => `Delete “${words}”`,
  deleteTitle: 'Delete this draft?',
  deleteText: 'It is deleted on this phone and in your account.',
  deleteFailed: 'Not deleted yet',
  noWords: 'No words yet',
  attachments: (count: number) => (count === 1 ? '1 attachment' : `${count} attachments`),

  care: 'Vela care',
  you: 'You',
  addWords: 'Add to this thread',
  send: 'Send',
  sendFailed: 'Not sent yet',
  closed: 'This feedback is closed. You can write a new one.',
  rateTitle: 'Did this help you?',
  stars: 'Your rating',
  needsStars: 'Give one to five stars',
  rate: 'Rate',
  rateFailed: 'Not rated yet',
  thanks: 'Thank you',
}

export type Messages = typeof en

export const messages = texts(en, zh)
