/** How far the test before delivery is; the PDI result is shown once it is reported. */
export const TestReportStatus = { reported: 1 } as const
export type TestReportStatus = (typeof TestReportStatus)[keyof typeof TestReportStatus]
