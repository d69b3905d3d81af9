/** Where the back office calls, below the API's own prefix. */
export const OfficePath = {
  step: '/backoffice/step',
  saleOpened: '/backoffice/sale',
  saleLine: '/backoffice/sale/line',
  appointment: '/backoffice/appointment',
  couponSpent: '/backoffice/coupon/spent',
  rightUsed: '/backoffice/right/used',
  activityVisited: '/backoffice/activity/visited',
  feedbackAnswered: '/backoffice/feedback/answered',
  commentsReported: '/backoffice/comments/reported',
  commentModerated: '/backoffice/comment/moderated',
  postsReported: '/backoffice/posts/reported',
  postModerated: '/backoffice/post/moderated',
  closed: '/backoffice/maintenance',
  reopened: '/backoffice/maintenance/over',
  picture: '/backoffice/publish/picture',
  published: '/backoffice/publish',
  previewed: '/backoffice/preview',
  incidents: '/backoffice/incidents',
  incidentSettled: '/backoffice/incident/settled',
  bill: '/backoffice/bill',
} as const
export type OfficePath = (typeof OfficePath)[keyof typeof OfficePath]
