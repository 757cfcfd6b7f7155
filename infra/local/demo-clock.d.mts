export declare const demoShift: (dataDir: string, hour: string | undefined, now: number) => number
