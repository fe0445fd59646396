// Before any function is imported, since their logger reads it once.
process.env.POWERTOOLS_LOG_LEVEL ??= 'ERROR';
