export type ToolId = string
