/** After how long a page whose form is still being worked on looks again what became of it. */
export const RUNNING_REFRESH_SECONDS = 5;
