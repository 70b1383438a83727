export declare const bundles: URL
export declare const bundleNames: ReadonlyMap<string, string>
