export declare function installIfNeeded(root: string): boolean
