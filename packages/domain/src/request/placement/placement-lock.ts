/** Returns the name of the lock under which one tab at a time places a draft. */
export const placementLock = (draftId: string): string => `saddlebag:placement:${draftId}`;
